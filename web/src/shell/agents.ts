/** What a browser says of itself, as short as a person needs it to know which one it was. */

const BROWSERS: readonly [RegExp, string][] = [[/Edg\//, "Edge"], [/OPR\//, "Opera"], [/Firefox\//, "Firefox"], [/Chrom(e|ium)\//, "Chrome"], [/Safari\//, "Safari"]];
const SYSTEMS: readonly [RegExp, string][] = [[/Android/, "Android"], [/iPhone|iPad/, "iOS"], [/Windows/, "Windows"], [/Mac OS/, "macOS"], [/Linux|X11/, "Linux"]];

export function agentText(agent: string): string {
  const found = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([sign]) => sign.test(agent))?.[1] ?? []);
  return found.length ? found.join(", ") : agent.slice(0, 40);
}
