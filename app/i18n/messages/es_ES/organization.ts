import type { Translation } from "../../message-types";
import type { organization as english } from "../en_US/organization";

export const organization: Translation<typeof english, "es_ES"> = {
  branch: "Centro",
  branches: "Centros",
  department: "Departamento",
  departments: "Departamentos",
  employee: "Empleado",
  employees: "Empleados",
  doctor: "Médico",
  doctors: "Médicos",
  service: "Servicio",
  services: "Servicios",
  openingHours: "Horario",
  closed: "Cerrado",
  address: "Dirección",
  phone: "Teléfono",
  timeZone: "Zona horaria",
  allBranches: "Todos los centros",
  allDepartments: "Todos los departamentos",
  roles: {
    admin: "Administrador",
    doctor: "Profesional sanitario",
    doctorAndAdmin: "Profesional sanitario y administrador",
    owner: "Titular principal de la cuenta",
  },
  employeeStatus: { all: "Todos", enabled: "Activos", disabled: "Desactivados", waiting: "Pendientes de aprobación" },
};
