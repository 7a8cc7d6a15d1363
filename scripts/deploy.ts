import { build } from "./start/build";
import { run } from "./terminal/run";
import { Complaint, main, say, step } from "./terminal/say";
import { migrateRemote } from "./worker/migrate-remote";

/** Builds, brings the account's databases up to date, then puts out the Worker for PDFs and the Worker that asks it: in that order, see docs/deploy.md. */
main(async () => {
  await step("Build", build);
  await migrateRemote();
  await step("Worker for PDFs", async () => {
    const { code } = await run("wrangler", ["deploy", "--config", "wrangler.print.toml", "--env", "production"]);
    if (code !== 0)
      throw new Complaint("The Worker for PDFs was not deployed. The previous versions are still running.");
  });
  await step("Worker", async () => {
    const { code } = await run("wrangler", ["deploy", "--env", "production"]);
    if (code !== 0) throw new Complaint("The Worker was not deployed. The previous version is still running.");
  });
  say("\nTo go back to the previous version: npx wrangler rollback --env production");
});
