/* Uniform random play of Hansa Teutonica's base board in C, of the same shape as the engine: a position is one run of
 * bytes, every decision generates all of its codes and one of them is chosen. It knows what nearly all decisions of
 * random play are about (recruit, place, displace and the answer to it, move, establish without a reward), so its
 * decisions a second say how fast this shape can be. The board's tables come from `tables.h`, which the bench writes.
 *
 * Prints decisions a second and the mean number of codes to choose from.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tables.h" /* ROUTES, POSTS, SEATS, route_length, route_first, post_route, ring_route, ring_distance */

enum { TURN, LIFT, PUT, PAY, ANSWER };
enum { ACTIONS = 2, BOOK = 2, BURSA = 3, MOST = 1000 };
enum { C_END = 0, C_DONE = 1, C_RECRUIT = 2, C_PLACE = 137, C_DISPLACE = 393, C_LIFT = 649, C_ESTABLISH = 777, C_PAY = 1392 };

typedef struct {
    uint8_t post[128], filled[40], own[SEATS][40];
    uint8_t supply[SEATS][2], stock[SEATS][2], hand[2];
    uint8_t kind, active, victim, left, origin, compensation, penalty;
} Position;

typedef struct {
    int64_t count, code[512];
} Codes;

static uint32_t chance[4];

static uint32_t word(void) {
    uint32_t out = chance[0] + chance[1] + chance[3]++;
    chance[0] = chance[1] ^ (chance[1] >> 9);
    chance[1] = chance[2] + (chance[2] << 3);
    chance[2] = (chance[2] << 21 | chance[2] >> 11) + out;
    return out;
}

static uint32_t below(uint32_t bound) {
    uint64_t limit = (1ull << 32) - (1ull << 32) % bound;
    uint32_t out;
    do out = word();
    while (out >= limit);
    return out % bound;
}

static void add(Codes *out, int64_t code) { out->code[out->count++] = code; }

static void fill(Position *s, int post, int piece) {
    s->post[post] = piece;
    s->filled[post_route[post]]++;
    s->own[(piece - 1) >> 1][post_route[post]]++;
}

static int vacate(Position *s, int post) {
    int piece = s->post[post];
    s->post[post] = 0;
    s->filled[post_route[post]]--;
    s->own[(piece - 1) >> 1][post_route[post]]--;
    return piece;
}

static void free_posts(const Position *s, int64_t family, Codes *out) {
    for (int route = 0; route < ROUTES; route++) {
        if (s->filled[route] == route_length[route]) continue;
        for (int post = route_first[route]; post < route_first[route] + route_length[route]; post++)
            if (!s->post[post]) add(out, family + post);
    }
}

static void nearest_posts(const Position *s, int origin, int64_t family, Codes *out) {
    int found = 0;
    for (int i = origin * (ROUTES - 1); i < (origin + 1) * (ROUTES - 1); i++) {
        if (found && ring_distance[i] > found) return;
        int route = ring_route[i];
        if (s->filled[route] == route_length[route]) continue;
        for (int post = route_first[route]; post < route_first[route] + route_length[route]; post++)
            if (!s->post[post]) found = ring_distance[i], add(out, family + post);
    }
}

static void own_posts(const Position *s, int seat, Codes *out) {
    for (int route = 0; route < ROUTES; route++) {
        if (!s->own[seat][route]) continue;
        for (int post = route_first[route]; post < route_first[route] + route_length[route]; post++)
            if (s->post[post] && (s->post[post] - 1) >> 1 == seat) add(out, C_LIFT + post);
    }
}

static void turn_codes(const Position *s, int seat, Codes *out) {
    const uint8_t *supply = s->supply[seat], *stock = s->stock[seat];
    if (s->left) {
        for (int m = 0; m <= stock[1] && m <= BURSA; m++)
            for (int t = 0; t <= stock[0] && t <= BURSA - m; t++)
                if (t || m) add(out, C_RECRUIT + 5 * t + m);
        for (int kind = 0; kind < 2; kind++)
            if (supply[kind]) free_posts(s, C_PLACE + 128 * kind, out);
        for (int kind = 0; kind < 2 && supply[0] + supply[1] >= 2; kind++)
            for (int post = 0; supply[kind] && post < POSTS; post++) {
                int piece = s->post[post];
                if (piece && (piece - 1) >> 1 != seat && supply[0] + supply[1] >= 2 + ((piece - 1) & 1))
                    add(out, C_DISPLACE + 128 * kind + post);
            }
        own_posts(s, seat, out);
        for (int route = 0; route < ROUTES; route++)
            if (s->own[seat][route] == route_length[route]) add(out, C_ESTABLISH + route);
    }
    add(out, C_END);
}

static int mover(const Position *s) { return s->kind == ANSWER ? s->victim : s->active; }

static void legal(const Position *s, Codes *out) {
    int seat = mover(s);
    out->count = 0;
    if (s->kind == TURN) turn_codes(s, seat, out);
    if (s->kind == LIFT) own_posts(s, seat, out), add(out, C_DONE);
    if (s->kind == PAY)
        for (int m = 0; m <= s->penalty && m <= s->supply[seat][1]; m++)
            if (s->penalty - m <= s->supply[seat][0]) add(out, C_PAY + m);
    for (int kind = 0; kind < 2; kind++) {
        if (s->kind == PUT && s->hand[kind]) free_posts(s, C_PLACE + 128 * kind, out);
        int offered = s->compensation && (s->stock[seat][kind] || (!s->stock[seat][!kind] && s->supply[seat][kind]));
        if (s->kind == ANSWER && (s->hand[kind] || offered)) nearest_posts(s, s->origin, C_PLACE + 128 * kind, out);
    }
    if (s->kind == ANSWER && !s->hand[0] && !s->hand[1]) add(out, C_DONE);
}

static void lift(Position *s, int post) {
    s->hand[(vacate(s, post) - 1) & 1]++;
    s->kind = s->hand[0] + s->hand[1] == BOOK ? PUT : LIFT;
}

static void displace(Position *s, int seat, int kind, int post) {
    int victim = vacate(s, post);
    s->supply[seat][kind]--;
    fill(s, post, 1 + 2 * seat + kind);
    s->victim = (victim - 1) >> 1;
    s->hand[(victim - 1) & 1] = 1;
    s->origin = post_route[post];
    s->penalty = s->compensation = 1 + ((victim - 1) & 1);
    s->kind = PAY;
}

static void act(Position *s, int seat, int code) {
    s->left--;
    if (code < C_PLACE) {
        int mix[2] = {(code - C_RECRUIT) / 5, (code - C_RECRUIT) % 5};
        for (int kind = 0; kind < 2; kind++) s->stock[seat][kind] -= mix[kind], s->supply[seat][kind] += mix[kind];
    } else if (code < C_DISPLACE) {
        s->supply[seat][(code - C_PLACE) >> 7]--;
        fill(s, (code - C_PLACE) & 127, 1 + 2 * seat + ((code - C_PLACE) >> 7));
    } else if (code < C_LIFT) {
        displace(s, seat, (code - C_DISPLACE) >> 7, (code - C_DISPLACE) & 127);
    } else if (code < C_ESTABLISH) {
        lift(s, code - C_LIFT);
    } else {
        int route = code - C_ESTABLISH;
        for (int post = route_first[route]; post < route_first[route] + route_length[route]; post++)
            s->stock[seat][(vacate(s, post) - 1) & 1]++;
    }
}

static void put(Position *s, int seat, int kind, int post) {
    if (s->hand[kind]) {
        s->hand[kind]--;
    } else {
        s->compensation--;
        if (s->stock[seat][kind]) s->stock[seat][kind]--;
        else s->supply[seat][kind]--;
    }
    fill(s, post, 1 + 2 * seat + kind);
    int lying = s->stock[seat][0] + s->stock[seat][1] + s->supply[seat][0] + s->supply[seat][1];
    if (!s->hand[0] && !s->hand[1] && !(s->kind == ANSWER && s->compensation && lying)) s->kind = TURN;
}

static void apply(Position *s, int code) {
    int seat = mover(s);
    if (s->kind == TURN && code == C_END) {
        s->active = (seat + 1) % SEATS;
        s->left = ACTIONS;
    } else if (s->kind == TURN) {
        act(s, seat, code);
    } else if (s->kind == PAY) {
        int paid[2] = {s->penalty - (code - C_PAY), code - C_PAY};
        for (int kind = 0; kind < 2; kind++) s->supply[seat][kind] -= paid[kind], s->stock[seat][kind] += paid[kind];
        s->kind = ANSWER;
    } else if (code == C_DONE) {
        s->kind = s->kind == LIFT ? PUT : TURN;
    } else if (code >= C_LIFT) {
        lift(s, code - C_LIFT);
    } else {
        put(s, seat, (code - C_PLACE) >> 7, (code - C_PLACE) & 127);
    }
}

int main(int argc, char **argv) {
    double seconds = argc > 1 ? atof(argv[1]) : 1.0, used = 0;
    int64_t decisions = 0, offered = 0;
    Codes codes;
    clock_t start = clock();
    for (uint32_t seed = 1; used < seconds; seed++) {
        Position s = {.left = ACTIONS, .kind = TURN};
        uint32_t first[4] = {seed, 2, 3, 1};
        memcpy(chance, first, sizeof chance);
        for (int seat = 0; seat < SEATS; seat++)
            s.supply[seat][0] = 5 + seat, s.supply[seat][1] = 1, s.stock[seat][0] = 6 - seat;
        for (int i = 0; i < MOST; i++) {
            legal(&s, &codes);
            if (!codes.count) return 1;
            offered += codes.count;
            apply(&s, (int)codes.code[below((uint32_t)codes.count)]);
        }
        decisions += MOST;
        used = (double)(clock() - start) / CLOCKS_PER_SEC;
    }
    printf("%.0f %.1f\n", decisions / used, (double)offered / decisions);
    return 0;
}
