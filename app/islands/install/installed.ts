import { SERVICE_WORKER } from "~/kernel/service-worker";

/**
 * On the home of a patient who has installed the practice as an app: keeps the page that is shown without a connection.
 * In a tab nothing is kept, for the computer may be somebody else's.
 */
const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

async function keepOffline(): Promise<void> {
  await navigator.serviceWorker.register(SERVICE_WORKER);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("keep-offline");
}

if (isInstalled() && "serviceWorker" in navigator) {
  // Without it the app works as before, but for the time without a connection.
  keepOffline().catch(() => undefined);
}
