/** By which the header's button opens the menu. */
export const menuId = "menu";
