/** One thing after the other: what is asked while something is under way begins when that has ended. */
export type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

export function turns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task);
    last = mine.catch(() => undefined); // whoever asked is told; the next one goes on
    return mine;
  };
}
