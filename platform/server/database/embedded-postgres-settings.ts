/** How the embedded PostgreSQL is tuned: for one machine shared with the product itself. */
import { totalmem } from "node:os";

const megabyte = 1024 * 1024;

export function serverSettings({ port, fast }: { port: number; fast: boolean }): [string, string][] {
  const memory = Math.floor(totalmem() / megabyte);
  const buffers = Math.min(1024, Math.max(64, Math.floor(memory / 16)));
  const common: [string, string][] = [
    ["port", String(port)],
    ["listen_addresses", "127.0.0.1"],
    ["unix_socket_directories", ""],
    ["max_connections", "120"],
    ["shared_buffers", `${buffers}MB`],
    ["effective_cache_size", `${Math.max(256, Math.floor(memory / 4))}MB`],
    ["work_mem", "16MB"],
    ["maintenance_work_mem", "128MB"],
    ["random_page_cost", "1.1"],
    ["jit", "off"],
    ["timezone", "UTC"],
    ["log_timezone", "UTC"],
    ["log_min_messages", "warning"],
    ["log_min_error_statement", "panic"],
  ];
  return fast ? [...common, ...fastSettings] : common;
}

/** Tests discard their data; never use these settings for data that matters. */
const fastSettings: [string, string][] = [
  ["fsync", "off"],
  ["synchronous_commit", "off"],
  ["full_page_writes", "off"],
  ["wal_level", "minimal"],
  ["max_wal_senders", "0"],
  ["autovacuum", "off"],
];
