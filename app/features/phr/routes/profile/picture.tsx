import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm, type ActArgs } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningBanner } from "~/screens/opening-banner";
import { PicturePanel } from "../../components/profile/picture-panel";
import { sentPictureSchema } from "../../schemas/profile/picture";
import { keepProfilePicture } from "../../services/profile/keep-profile-picture.server";
import { readProfilePicture } from "../../services/profile/read-profile-picture.server";
import { removeProfilePicture } from "../../services/profile/remove-profile-picture.server";
import { patientAsked, patientQuery } from "./whose.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

type Asked = Pick<ActArgs<unknown>, "url" | "params">;

const pictureAsked = ({ url, params }: Asked) => ({
  ...{ patientId: patientAsked({ url }), what: params["what"], insuranceId: params["itemId"] },
});

export const loader = defineLoader(async ({ app, url, params }) => {
  const { patient, isSelf, opening, what, fileId } = await readProfilePicture(app, pictureAsked({ url, params }));
  const { t } = createTranslator(app.locale);
  const title = t(`health-profile:picture.${what}`);
  return {
    ...{ what, fileId, opening, name: patient.name, timeZone: app.profile.timeZone },
    patientQuery: patientQuery(app, patient),
    title: isSelf ? title : t("phr:list.of", { kind: title, name: patient.name }),
  };
});

const back = ({ url }: Asked, done: "saved" | "pictureRemoved") =>
  redirect(paths.healthProfileView({ patient: patientAsked({ url }), done }), 303);

export const action = defineForm({
  keep: act(sentPictureSchema, async ({ app, url, params, value }) => {
    await keepProfilePicture(app, pictureAsked({ url, params }), value);
    return back({ url, params }, "saved");
  }),
  remove: act(z.object({}), async ({ app, url, params }) => {
    await removeProfilePicture(app, pictureAsked({ url, params }));
    return back({ url, params }, "pictureRemoved");
  }),
});

/** The photo of a patient, or a side of the card of an insurance: the picture, another one, or none. */
export default function ProfilePicture() {
  const { title, patientQuery: patient, opening, timeZone, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  const list = paths.healthProfileView({ patient });
  return (
    <ScaleOf scale={patient === undefined ? "patient" : "staff"}>
      <PageHeader back={<BackLink href={list}>{t("health-profile:details.page")}</BackLink>} title={title} />
      <OpeningBanner {...{ opening, timeZone }} />
      <PicturePanel {...shown} {...{ answer, list, patient }} />
    </ScaleOf>
  );
}
