import type { Env } from "~/platform/env.server";

/** Answers whether the Worker and its databases work, and the schema version of each. 200 or 503. */
export async function health(env: Env): Promise<Response> {
  const databases = ["DIRECTORY_DB", ...env.tenantDatabases];
  const states = await Promise.all(
    databases.map(async (name) => {
      const database = name === "DIRECTORY_DB" ? env.DIRECTORY_DB : env.tenantDatabase(name);
      try {
        return [
          name,
          await database.prepare("SELECT max(version) AS version FROM schema_version").first<number>("version"),
        ] as const;
      } catch {
        return [name, null] as const;
      }
    }),
  );
  const healthy = states.every(([, version]) => version !== null);
  return Response.json(
    { status: healthy, environment: env.ENVIRONMENT, schema: Object.fromEntries(states) },
    { status: healthy ? 200 : 503 },
  );
}
