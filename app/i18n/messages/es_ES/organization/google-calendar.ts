import type { Translation } from "../../../message-types";
import type { googleCalendar as english } from "../../en_US/organization/google-calendar";

export const googleCalendar: Translation<typeof english, "es_ES"> = {
  title: "Google Calendar",
  text: "Conecte su calendario de Google con sus citas.",
  cardTitle: "Su calendario de Google",
  connected: "Conectado",
  notConnected: "Sin conectar",
  connect: "Conectar con Google",
  reconnect: "Conectar de nuevo",
  connectText:
    "Usted inicia sesión en Google y nos permite ver la lista de sus calendarios y sus eventos. No pedimos nada más y puede desconectarlo aquí cuando quiera.",
  disconnect: "Desconectar",
  disconnectText: "Retiramos el permiso en Google y no conservamos ningún dato de su calendario.",
  calendar: "Calendario que se usa",
  since: "Conectado el",
  choose: "Usar este calendario",
  status: "Estado",
  unavailable: "Google Calendar aún no está disponible aquí",
  unavailableText: "El operador de esta plataforma tiene que conectarla antes con Google. Pídaselo.",
  done: {
    connected: "Su calendario está conectado.",
    chosen: "Se ha cambiado el calendario.",
    disconnected: "Su calendario está desconectado.",
  },
  problem: {
    title: "Su calendario no está conectado",
    denied: "No dio permiso en Google. No se ha cambiado nada.",
    state: "La conexión tardó demasiado o no se inició aquí. Conecte de nuevo, por favor.",
    refused: "Google ya no acepta el permiso. Conecte de nuevo, por favor.",
    unreachable: "Google no responde en este momento. Inténtelo de nuevo en unos minutos.",
    noCalendar: "Esta cuenta de Google no tiene ningún calendario que usted pueda editar.",
  },
};
