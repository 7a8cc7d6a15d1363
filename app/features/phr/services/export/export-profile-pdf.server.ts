import { createElement } from "react";
import { createTranslator } from "~/i18n/translator.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { pdfRenderer } from "../../adapters/pdf/pdf-renderer.server";
import { ProfileDocument } from "../../components/export/profile-document";
import { printProfile } from "./print-profile.server";

/**
 * A patient's whole health profile as a PDF, in the reader's language.
 * @throws NotFoundError, ForbiddenError
 */
export async function exportProfilePdf(
  context: RequestContext,
  rawPatientId: unknown,
): Promise<Uint8Array<ArrayBuffer>> {
  await authorize(context, "healthRecord.read");
  const { profile } = await printProfile(context, rawPatientId, "pdf");
  const { t } = createTranslator(context.locale);
  return pdfRenderer(context).render({
    profile,
    pageOf: (page, pages) => t("profile-export:page", { page, pages }),
    html: async () => {
      const { renderToStaticMarkup } = await import("react-dom/server");
      const page = createElement(ProfileDocument, { profile, origin: context.origin });
      return `<!doctype html>${renderToStaticMarkup(page)}`;
    },
  });
}
