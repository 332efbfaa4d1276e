import { expect, test } from "vitest";
import { browserKind, cameraProblem, missingAbility } from "./camera-problem.ts";

test.each([
  ["NotAllowedError", "denied"],
  ["NotFoundError", "missing"],
  ["OverconstrainedError", "missing"],
  ["NotReadableError", "in_use"],
  ["SomethingNew", "in_use"],
])("%s means %s", (name, problem) => expect(cameraProblem({ name })).toBe(problem));

test("what a browser can't do at all is known before it is asked", () => {
  const able = { isSecureContext: true, hasCamera: true, hasRecorder: true };
  expect(missingAbility(able)).toBeNull();
  expect(missingAbility({ ...able, isSecureContext: false, hasCamera: false })).toBe("insecure");
  expect(missingAbility({ ...able, hasCamera: false })).toBe("unsupported");
  expect(missingAbility({ ...able, hasRecorder: false })).toBe("unsupported");
});

const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
test.each([
  [`${mac} Version/18.1 Safari/605.1.15`, 0, "safari"],
  [`${mac} Version/18.1 Safari/605.1.15`, 5, "ios"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/130.0 Mobile/15E148 Safari/604.1", 5, "ios"],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36", 5, "android"],
  ["Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0", 5, "android"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", 0, "firefox"],
  [`${mac} Chrome/140.0.0.0 Safari/537.36`, 0, "other"],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0", 0, "other"],
])("%s (%i fingers) is %s", (agent, fingers, kind) => expect(browserKind(agent, fingers)).toBe(kind));
