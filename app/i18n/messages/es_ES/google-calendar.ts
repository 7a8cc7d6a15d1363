import type { Translation } from "../../message-types";
import type { googleCalendar as english } from "../en_US/google-calendar";

export const googleCalendar: Translation<typeof english, "es_ES"> = {
  title: "Google Calendar",
  text: "Conecte su propio calendario de Google con sus consultas aquí.",
  cardTitle: "Su calendario de Google",
  connected: "Conectado",
  notConnected: "Sin conectar",
  connect: "Conectar con Google",
  reconnect: "Conectar de nuevo",
  connectText:
    "Usted inicia sesión en Google y nos permite ver la lista de sus calendarios y los eventos que contienen. No pedimos nada más y puede terminarlo aquí cuando quiera.",
  disconnect: "Desconectar",
  disconnectText: "Devolvemos el permiso a Google y no conservamos nada de él.",
  calendar: "Calendario que se usa",
  since: "Conectado el",
  choose: "Usar este calendario",
  status: "Estado",
  unavailable: "Google Calendar aún no está disponible aquí",
  unavailableText:
    "Quien administra esta plataforma tiene que conectarla antes con Google. Pídaselo; después podrá conectar aquí su calendario.",
  done: {
    connected: "Su calendario está conectado.",
    chosen: "Se ha cambiado el calendario.",
    disconnected: "Su calendario está desconectado.",
  },
  problem: {
    title: "Su calendario no está conectado",
    denied: "Usted no lo permitió en Google. No se ha cambiado nada.",
    state: "La vuelta desde Google tardó demasiado o no empezó aquí. Conecte de nuevo, por favor.",
    refused: "Google ya no acepta el permiso. Conecte de nuevo, por favor.",
    unreachable: "Google no responde en este momento. Inténtelo de nuevo en unos minutos.",
    noCalendar: "En esta cuenta de Google no hay ningún calendario en el que usted pueda escribir.",
  },
};
