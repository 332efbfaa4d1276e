/** On a busy machine what is waited for comes late: ten seconds where a test names no other time. */
import { vi } from "vitest";

const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (check, options = 10_000) => waitFor(check, options);
