import { defineConfig } from "drizzle-kit";
export default defineConfig({
  dialect: "sqlite",
  out: "./migrations/directory",
  schema: "./app/db/schema/directory.server.ts",
});
