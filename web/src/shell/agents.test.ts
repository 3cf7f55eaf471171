import { expect, it } from "vitest";
import { agentText } from "./agents";

it("tells browsers and systems apart", () => {
  expect(agentText("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe("Firefox, Linux");
  expect(agentText("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36")).toBe("Chrome, Android");
  expect(agentText("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E Safari/604.1")).toBe("Safari, iOS");
  expect(agentText("something else")).toBe("something else");
  expect(agentText("")).toBe("");
});
