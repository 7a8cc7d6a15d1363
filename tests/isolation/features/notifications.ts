import type { Stock } from "../house";
import { newId, base, inPath, type About, type Recipes, type ThingOf } from "../recipe";

const ids = { mail: newId };
type OwnThing = ThingOf<typeof ids>;

function stock(stock: Stock, thing: OwnThing, { now }: About): Promise<void> {
  stock.add("development_mail", {
    id: thing.mail,
    recipient: "a@b.example",
    subject: "Hello",
    html: "",
    text: "",
    at: now,
  });
  return Promise.resolve();
}

const recipes: Recipes<OwnThing> = {
  "GET /development/outbox/:id": inPath("id", (thing) => thing.mail, { shared: true }),
  "GET /s/unsubscribe/:token": { plain: () => ({ params: { token: "never-was" } }) },
  "POST /s/unsubscribe/:token": { plain: () => ({ params: { token: "never-was" } }) },
  // Of a list of ids, those that are the user's own are marked; any other changes nothing.
  "PUT /api/v4/inapp/notification/read": { plain: ({ unique }) => ({ body: { ids: [unique] } }) },
  [`POST ${base}/e/settings/sent-messages`]: { plain: ({ unique }) => ({ body: { which: "dead", id: unique } }) },
  [`GET ${base}/e/settings/notification-templates/:template`]: { plain: () => ({ params: { template: "confirmed" } }) },
  [`POST ${base}/e/settings/notification-templates/:template`]: {
    plain: () => ({ params: { template: "confirmed" }, body: { intent: "reset", version: "0" } }),
  },
  [`GET ${base}/e/settings/text-templates/:template`]: { plain: () => ({ params: { template: "confirmed" } }) },
  [`POST ${base}/e/settings/text-templates/:template`]: {
    plain: () => ({ params: { template: "confirmed" }, body: { intent: "reset", version: "0" } }),
  },
  [`POST ${base}/notifications`]: { plain: () => ({ body: { intent: "readAll" } }) },
  [`POST ${base}/e/marketing`]: { plain: ({ unique }) => ({ body: { id: unique, intent: "test", subject: "" } }) },
  [`POST ${base}/notifications/preferences`]: { plain: () => ({ body: { quietFrom: "at night" } }) },
  [`POST ${base}/settings/hpNotifications`]: { plain: () => ({ body: { quietFrom: "at night" } }) },
  [`POST ${base}/e/settings/whatsapp/account`]: { plain: () => ({ body: { intent: "connect", accountSid: "AC" } }) },
  "POST /notificationStatus/:transport": { plain: () => ({ params: { transport: "sms" } }) },
  "POST /api/v4/inapp/pushSubscription": {
    plain: () => ({ body: { endpoint: "https://push.example/", keys: { p256dh: "", auth: "" } } }),
  },
};

export const notificationsInMatrix = { ids, stock, recipes };
