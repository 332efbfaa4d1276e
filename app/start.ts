/** `npm start`: everything on this machine, built and supervised. */
import { runProcess } from "./process/long-running.ts";
import { startProduct } from "./process/product.ts";

runProcess(async (life) => {
  await startProduct("production", life);
});
