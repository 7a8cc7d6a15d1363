import { run } from "../terminal/run";
import { Complaint, step } from "../terminal/say";
import { databases } from "./databases";

/** Runs the waiting migrations of every database of the account, one after the other, and stops at a failure. */
export async function migrateRemote(): Promise<void> {
  for (const { binding } of databases("production")) {
    await step(`Database ${binding}`, async () => {
      const { code } = await run("wrangler", ["d1", "migrations", "apply", binding, "--remote", "--env", "production"]);
      if (code !== 0) throw new Complaint(`The migrations of ${binding} failed. Nothing was deployed.`);
    });
  }
}
