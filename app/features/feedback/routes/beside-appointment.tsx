import { redirect } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { clockOfReader } from "~/features/scheduling/public.server";
import { paths } from "~/paths";
import { defineLoader } from "~/platform/http/screen.server";
import { FeedbackCard, OwnFeedbackCard } from "../components/feedback-beside";
import { readFeedbackBeside } from "../services/feedback-beside.server";

export const loader = defineLoader(async ({ app, request, params: { appointmentId } }) => {
  if (appointmentId === undefined) throw redirect(paths.appointments());
  return { beside: await readFeedbackBeside(app, appointmentId), zone: clockOfReader(app, request).zone };
});

/** What is said of an appointment after it, on its page, below what is kept of it. */
export default function BesideAppointment() {
  const { beside, zone } = useLoaderData<typeof loader>();
  return (
    <>
      <Outlet />
      {beside?.side === "staff" && <FeedbackCard {...beside} zone={zone} />}
      {beside?.side === "patient" && <OwnFeedbackCard {...beside} />}
    </>
  );
}
