/** `npm start`: everything on this machine, built and supervised. */
import { longRunning } from "./long-running.ts";
import { startProduct } from "./product.ts";

longRunning(async (life) => {
  await startProduct("production", life);
});
