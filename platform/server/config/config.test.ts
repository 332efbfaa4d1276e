import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const read = (environment: NodeJS.ProcessEnv) => readConfig(environment, "/srv/product");

test("nothing given is a product to try out on this machine", () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    dataDir: "/srv/product/data",
    databaseUrl: undefined,
    sample: true,
    worker: true,
    allowedOrigins: [],
    signInPerMinutePerAddress: 10,
    signInPerMinutePerEmail: 5,
    requestsPerMinutePerAddress: 300,
    requestsPerMinutePerAccount: 1200,
  });
});

test.each([
  [{ DATABASE_URL: "postgres://db.example/cubby" }],
  [{ PUBLIC_URL: "https://jobs.example.org" }],
  [{ NODE_ENV: "production" }],
  [{ HOST: "0.0.0.0" }],
  [{ HOST: "::" }],
  [{ HOST: "192.168.1.5" }],
  [{ HOST: "0.0.0.0", PUBLIC_URL: "http://localhost:3000" }],
])("sample people stay out of something real: %j", (environment) => {
  expect(read(environment).sample).toBe(false);
  expect(read({ ...environment, SAMPLE: "on" }).sample).toBe(true);
});

test.each(["127.0.0.1", "127.0.0.9", "localhost", "::1"])("HOST=%s is for this machine only", (host) => {
  expect(read({ HOST: host }).sample).toBe(true);
});

test.each([
  [{ PORT: "http" }, 'PORT is "http", but must be a whole number from 0 to 65535.'],
  [{ PORT: "65536" }, 'PORT is "65536", but must be a whole number from 0 to 65535.'],
  [{ SAMPLE: "yes" }, 'SAMPLE is "yes", but must be on or off.'],
  [
    { PUBLIC_URL: "jobs.example.org" },
    'PUBLIC_URL is "jobs.example.org", but must be an address like https://jobs.example.org.',
  ],
  [
    { TRUSTED_PROXIES: "10.0.0.0/8, 10.0.0.0/33" },
    'TRUSTED_PROXIES is "10.0.0.0/8, 10.0.0.0/33", but must be an IP address or a range like 10.0.0.0/8.',
  ],
  [
    { MAP_TILES_URL: "https://tiles.example.org/map.png" },
    'MAP_TILES_URL is "https://tiles.example.org/map.png", but must be an address like https://tiles.example.org/{z}/{x}/{y}.png.',
  ],
  [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL is "loud", but must be debug, info, warn or error.'],
])("a bad value is named: %j", (environment, sentence) => {
  expect(() => read(environment)).toThrow(sentence);
});

test("a secret is never repeated", () => {
  expect(() => read({ DATABASE_URL: "mysql://root:hunter2@db" })).toThrow(
    /^DATABASE_URL is not usable, but must be an address like/,
  );
  expect(() => read({ TOKEN_SECRET: "short" })).toThrow(
    "TOKEN_SECRET is not usable, but must be at least 32 characters.",
  );
});

test("lists are split and cleaned", () => {
  const config = read({
    ALLOWED_ORIGINS: "https://a.example/, http://b.example:8080",
    TRUSTED_PROXIES: "10.0.0.1,fd00::/8",
  });
  expect(config.allowedOrigins).toEqual(["https://a.example", "http://b.example:8080"]);
  expect(config.trustedProxies).toEqual(["10.0.0.1", "fd00::/8"]);
});
