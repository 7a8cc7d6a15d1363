import { SERVICE_WORKER } from "~/kernel/service-worker";

type Outcome = "done" | "denied";

async function turnOn(place: HTMLElement): Promise<Outcome> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  await navigator.serviceWorker.register(SERVICE_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another key of the platform would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: place.dataset.pushKey ?? "",
  });
  const { endpoint, keys } = subscription.toJSON();
  const answer = await fetch(place.dataset.push ?? "", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, keys }),
  });
  if (!answer.ok) throw new Error(`the subscription answered ${answer.status}`);
  return "done";
}

async function turnOff(place: HTMLElement): Promise<Outcome> {
  const answer = await fetch(place.dataset.push ?? "", { method: "DELETE" });
  if (!answer.ok) throw new Error(`the subscription answered ${answer.status}`);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return "done";
}

function show(place: HTMLElement, what: "denied" | "failed" | null): void {
  for (const each of ["denied", "failed"] as const) {
    const notice = place.querySelector<HTMLElement>(`[data-push-${each}]`);
    if (notice) notice.hidden = each !== what;
  }
}

function press(place: HTMLElement, button: HTMLButtonElement): void {
  button.disabled = true;
  show(place, null);
  const work = button.dataset.pushDo === "off" ? turnOff(place) : turnOn(place);
  work
    .then((outcome) => (outcome === "done" ? location.reload() : show(place, outcome)))
    .catch(() => show(place, "failed"))
    .finally(() => (button.disabled = false));
}

const place = document.querySelector<HTMLElement>("[data-push]");
if (place && "serviceWorker" in navigator && "PushManager" in window) {
  place.hidden = false;
  const button = place.querySelector<HTMLButtonElement>("[data-push-do]");
  button?.addEventListener("click", () => press(place, button));
}
