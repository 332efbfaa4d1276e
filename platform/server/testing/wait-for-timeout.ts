/** Busy machines are slow: `vi.waitFor` waits ten seconds where a test names no other time. */
import { vi } from "vitest";

const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (check, options = 10_000) => waitFor(check, options);
