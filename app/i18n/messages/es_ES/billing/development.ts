import type { Translation } from "../../../message-types";
import type { development as source } from "../../en_US/billing/development";

/** The words of the gateway without money, and of its page. */
export const development: Translation<typeof source, "es_ES"> = {
  name: "Pagos de prueba",
  tryOut: "Usar el servicio de prueba",
  tryOutText: "No cobra dinero real. No está disponible en producción.",
  title: "Pago de prueba",
  lead: "Un servicio de pago real mostraría aquí su propia página. Elija qué debe pasar.",
  pay: "Pagar {{amount}}",
  decline: "Rechazar",
  back: "Volver",
  over: "Este pago ha terminado",
};
