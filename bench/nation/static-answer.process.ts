/** A process that answers with as many bytes as its path says: what the HTTP layer alone can do. */
import { fastify } from "fastify";

const app = fastify();
app.get<{ Params: { bytes: string } }>("/:bytes", (request, reply) => {
  reply.type("application/vnd.api+json");
  return "x".repeat(Number(request.params.bytes));
});
process.send!(await app.listen({ host: "127.0.0.1", port: 0 }));
process.once("disconnect", () => void app.close());
