# What a host needs: copies, checks, moderation.

verb-backup = make a copy of everything a server keeps, also while it runs
verb-restore = fill an empty database out of a copy
verb-doctor = look a database over, and say what to do
arg-backup-file = where the copy goes: a new file, .zip
arg-restore-file = a copy made by hanse backup
arg-database = where everything is kept: a file, or postgresql://user@host/name
arg-database-password-file = a file with the password of the PostgreSQL; the variable HANSE_DATABASE_PASSWORD serves too
arg-doctor-quick = do not read the log of every table
backup-done = { $path }: a copy of everything, with { $tables ->
    [one] one table
   *[other] { $tables } tables
}
restore-done = { $path } is restored, with { $tables ->
    [one] one table
   *[other] { $tables } tables
}
doctor-good = good
doctor-odd = look
doctor-bad = bad
doctor-sum = { $bad ->
    [0] Nothing is broken
    [one] One thing is broken
   *[other] { $bad } things are broken
}, { $odd ->
    [0] and nothing needs a look.
    [one] and one needs a look.
   *[other] and { $odd } need a look.
}
doctor-file-good = the file is { $path }, { $mib } MiB
doctor-file-bad = there is no file { $path }: the server makes it when it starts; or restore your last copy (hanse restore)
doctor-owner-good = this user may write { $path }
doctor-owner-bad = this user may not write { $path } or its folder: give both to the user of the server (chown)
doctor-private-good = nobody else can read it
doctor-private-odd = others can read { $path }: seeds and sessions are in it (chmod 600)
doctor-room-good = { $mib } MiB are free on the disk
doctor-room-odd = only { $mib } MiB are free on the disk: { $needed } would be enough for a copy and months of games
doctor-limit-good = { $limit } files may be open here, enough for { $connections } connections
doctor-limit-odd = only { $limit } files may be open here, enough for { $connections } connections: raise it (LimitNOFILE, ulimit -n)
doctor-open-bad = the database cannot be used: { $reason }
doctor-integrity-good = the file is whole
doctor-integrity-bad = the file is damaged ({ $reason }): stop the server, keep the file, and restore your last copy (hanse restore)
doctor-empty-odd = nothing is in it yet: the server fills it when it starts
doctor-empty-bad = it holds tables of something else: give the server a database of its own
doctor-shape-good = its shape is { $found }, the newest
doctor-shape-odd = its shape is { $found }, this version’s is { $known }: make a copy, then start the server, which brings it up to date
doctor-shape-bad = its shape is { $found }, made by a newer version; this one knows { $known }: go back to the newer one, or restore a copy
doctor-orphans-good = no row points at nothing
doctor-orphans-odd = rows point at nothing ({ $rows }): they harm nobody; somebody wrote to the database by hand
doctor-tables-good = { $tables ->
    [one] the one table can be read
   *[other] all { $tables } tables can be read
}
doctor-tables-odd = { $count } of { $tables } tables cannot be read, and are left alone: { $named }. A newer version reads those it made, --data those with facts of your own; a damaged one is as it was in your last copy

verb-admin = name the hosts of a server; mute, bar, close tables, read reports and the log
arg-admin-action = host, unhost, mute, unmute, ban, unban, close, settle; or a list: hosts, restricted, reports, log
arg-admin-who = a name, or the id of an account or a table or a report
arg-admin-days = for how many days; for good without it
arg-admin-reason = why; it stands in the log
admin-action = hanse admin { $given }: expected one of { $known }
admin-form = hanse admin { $action }: expected { $form }
admin-done = { $action }: { $who }; it stands in the log
admin-none = Nothing.
admin-for-good = for good
admin-terminal = command line

arg-serve-log = how what happens is written down: text for people, or json for programs, with a line for every request
arg-serve-metrics = answer a Prometheus at this port, of this machine alone unless an address stands before it
serve-handed-over = Another process goes on in the place of this one.
serve-log = --log { $given }: expected text or json
serve-metrics = --metrics { $given }: expected a port, or an address and a port, for instance 127.0.0.1:9323
