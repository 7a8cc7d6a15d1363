import type { NoticeFacts } from "../../kinds/define-kind";
import { NOTIFICATION_KINDS } from "../../kinds/index";
import type { KeysOf, KindAbout } from "../../kinds/kind-of";
import { isAppointmentWording, type AppointmentWording } from "../mail/appointment-wording";

type OtherKind = Exclude<(typeof NOTIFICATION_KINDS)[number], KindAbout<"appointment">>;

/** What is told inside the app that is not about one appointment. */
export type OtherEvent = KeysOf<NonNullable<OtherKind["inside"]>>;

/** Those of them that no wording titles: their words are in the messages, under the same name. */
export type UntitledEvent =
  NonNullable<OtherKind["inside"]> extends infer Notices
    ? Notices extends unknown
      ? { [Event in keyof Notices]: Notices[Event] extends { titledBy: null } ? Event : never }[keyof Notices]
      : never
    : never;

const NOTICES = Object.assign(
  {},
  ...NOTIFICATION_KINDS.map(({ inside }) => (typeof inside === "boolean" ? null : inside)),
) as Readonly<Record<OtherEvent, NoticeFacts>>;

/** What a notification inside the app tells. */
export type NoticeEvent = AppointmentWording | OtherEvent;

const isOtherEvent = (name: string): name is OtherEvent => Object.hasOwn(NOTICES, name);
export const isNoticeEvent = (name: string): name is NoticeEvent => isAppointmentWording(name) || isOtherEvent(name);

/** A request to pay is titled without its deadline: it is read after that, too. */
const TITLED_BY: { readonly [Wording in AppointmentWording]?: AppointmentWording } = { payRequest: "paymentDue" };

/** How a notification is titled and where it leads; one about an appointment by its story, to the appointment. */
export const noticeFacts = (event: NoticeEvent): NoticeFacts =>
  isAppointmentWording(event) ? { titledBy: TITLED_BY[event] ?? event, leadsTo: "appointment" } : NOTICES[event];
