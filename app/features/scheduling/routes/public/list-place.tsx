import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { screenTitle } from "~/platform/screen-title";
import { defineLoader } from "~/platform/screen.server";
import { ListPage } from "../../components/booking/list-page";
import { PlaceList } from "../../components/booking/place-list";
import { listBookablePlaces } from "../../services/list-bookable-places.server";
import { kindOfPath } from "./journey-state.server";

export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const kind = kindOfPath(url.pathname) ?? "clinic";
  const by = url.pathname.endsWith("/department") ? ("department" as const) : ("practiceLocation" as const);
  const { t } = createTranslator(app.locale);
  const name = t(by === "department" ? "booking:lists.byDepartment" : "booking:lists.byLocation");
  return { choices: await listBookablePlaces(app, kind, by), kind, by, title: name };
});

export default function ListPlace() {
  const { kind, by, choices } = useLoaderData<typeof loader>();
  return (
    <ListPage kind={kind} by={by} byProvider>
      <PlaceList {...{ kind, by, choices }} />
    </ListPage>
  );
}
