import { changeUserSetting, readUserSetting } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { calendarChoiceSchema } from "../../schemas/calendar/calendar-choice";

/**
 * Keeps how the signed-in member of staff looks at the calendar: the doctors, how much room an hour has, and what is
 * laid over the appointments. It is theirs alone, on every device.
 * @throws NotSignedInError, ForbiddenError, InvalidError
 */
export async function chooseCalendarView(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "appointment.list");
  const { doctors, rowMinutes, layers } = parse(calendarChoiceSchema, raw);
  const { value } = await readUserSetting(context, "calendar");
  await changeUserSetting(context, "calendar", {
    doctors: doctors ?? value.doctors,
    rowMinutes: rowMinutes ?? value.rowMinutes,
    layers: layers ?? value.layers,
  });
}
