import { data, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { sentCopies } from "~/features/organization/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import type { Problem } from "~/kernel/problem";
import { PHOTO_WIDTHS } from "~/kernel/upload/picture-widths";
import { paths } from "~/paths";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { PersonHeader } from "../../components/employees/person-header";
import { PhotoForm } from "../../components/employees/photo-form";
import { ProfileForm } from "../../components/employees/profile-form";
import { profileIdOf } from "../../domain/team/profile-id";
import { employeeProfileSchema } from "../../schemas/team/employee-profile";
import { changeEmployeeProfile } from "../../services/team/change-employee-profile.server";
import { reachEmployee } from "../../services/team/reach-employee.server";
import { readEmployeeProfile } from "../../services/team/read-employee-profile.server";
import { storeEmployeePhoto } from "../../services/team/store-employee-photo.server";

export const handle = { width: "narrow", islands: ["smaller-pictures"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params, url }) => ({
  ...(await readEmployeeProfile(app, profileIdOf(params))),
  saved: url.searchParams.get("done") === "profile",
  title: createTranslator(app.locale).t("employees:profile.title"),
}));

/** Takes the picture of the form of the photo, or says why not. */
const takePhoto = (id: string) =>
  press(async ({ app, value }) => {
    const { photo } = value;
    try {
      const copies = await sentCopies(value, "photo", PHOTO_WIDTHS);
      await storeEmployeePhoto(app, id, photo instanceof File ? photo : new File([], ""), copies);
      return redirect(paths.employeeProfile(id, { done: "profile" }));
    } catch (error) {
      const [field] = error instanceof InvalidError || error instanceof ConflictError ? error.fields : [];
      if (!field) throw error;
      return data({ photo: { message: field.message, values: field.values } }, { status: 422 });
    }
  });

export const action = defineForm(async ({ app, params, url }) => {
  const { id } = await reachEmployee(app, "employee.profile", profileIdOf(params));
  if (url.searchParams.get("form") === "photo") return { "": takePhoto(id) };
  return {
    "": act(
      employeeProfileSchema,
      async ({ value }) => {
        await changeEmployeeProfile(app, id, value);
        return redirect(paths.employeeProfile(id, { done: "profile" }));
      },
      { edits: true },
    ),
  };
});

/** What somebody tells patients: for administration, and for themselves. */
export default function EmployeeProfile() {
  const { employee, manages, shown, photoFileId, insurers, values, saved, title } = useLoaderData<typeof loader>();
  const answered = useActionData<FormAnswer | { photo: Problem }>();
  const answer = answered && "result" in answered ? answered : undefined;
  const photoProblem = answered && "photo" in answered ? answered.photo : null;
  const { t } = useT();
  const up = manages ? paths.employeeSettings(employee.id) : paths.settings();
  const view = shown && (
    <LinkButton href={paths.provider(employee.id)} tone="secondary" icon="eye">
      {t("employees:profile.view")}
    </LinkButton>
  );
  return (
    <>
      <PersonHeader
        person={employee}
        title={title}
        lead={t("employees:profile.lead")}
        back={{ href: up, label: t("common:actions.back") }}
        actions={view || undefined}
      />
      {saved && !answered && <Banner tone="good" live title={t("employees:done.profile")} />}
      <PhotoForm employee={employee} photoFileId={photoFileId} problem={photoProblem} />
      <ProfileForm {...{ answer, values, insurers }} />
    </>
  );
}
