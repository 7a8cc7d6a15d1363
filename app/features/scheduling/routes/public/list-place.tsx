import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ListPage } from "../../components/public-lists/list-page";
import { PlaceList } from "../../components/public-lists/place-list";
import { listQueryOf } from "../../schemas/lists/list-filters";
import { listBookablePlaces } from "../../services/booking/list-bookable-places.server";
import { kindOfPath } from "./journey-state.server";

export const handle = { sheet: "visitor" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const kind = kindOfPath(url.pathname) ?? "clinic";
  const by = url.pathname.endsWith("/department") ? ("department" as const) : ("practiceLocation" as const);
  const { after, q, language, gender, earliest, price, department, location } = listQueryOf(url);
  const filters = { q, language, gender, earliest, price, ...(by === "department" ? { location } : { department }) };
  const list = await listBookablePlaces(app, kind, by, { ...filters, after });
  const { t } = createTranslator(app.locale);
  const title = t(by === "department" ? "booking:lists.byDepartment" : "booking:lists.byLocation");
  return { ...list, kind, by, filters, title };
});

export default function ListPlace() {
  const { kind, by, filters, items, ...list } = useLoaderData<typeof loader>();
  return (
    <ListPage {...list} {...{ kind, by, filters }} byProvider isEmpty={items.length === 0}>
      <PlaceList {...{ kind, by, filters }} choices={items} />
    </ListPage>
  );
}
