import type { Translation } from "../../message-types";
import type { organization as english } from "../en_US/organization";

export const organization: Translation<typeof english, "ar_BH"> = {
  branch: "الفرع",
  branches: "الفروع",
  department: "القسم",
  departments: "الأقسام",
  employee: "الموظف",
  employees: "الموظفون",
  doctor: "الطبيب",
  doctors: "الأطباء",
  service: "الخدمة",
  services: "الخدمات",
  openingHours: "ساعات العمل",
  closed: "مغلق",
  address: "العنوان",
  phone: "الهاتف",
  timeZone: "المنطقة الزمنية",
  allBranches: "جميع الفروع",
  allDepartments: "جميع الأقسام",
  roles: {
    admin: "مدير النظام",
    doctor: "مقدم رعاية صحية",
    doctorAndAdmin: "مقدم رعاية صحية ومدير النظام",
    owner: "مالك الحساب الرئيسي",
  },
  employeeStatus: { all: "الكل", enabled: "نشط", disabled: "موقوف", waiting: "بانتظار الموافقة" },
};
