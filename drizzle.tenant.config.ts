import { defineConfig } from "drizzle-kit";
export default defineConfig({
  dialect: "sqlite",
  out: "./migrations/tenant",
  schema: "./app/db/schema/!(directory)*.server.ts",
});
