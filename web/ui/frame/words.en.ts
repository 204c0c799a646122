/** Texts of the navigation, in English; their type is the shape of every other language. */
export const en = {
  label: "Main navigation",
  home: "Home",
  online: "Online",
  learn: "Learn",
  profile: "Profile",
  settings: "Settings",
  sound: "Sound",
  back: "Back",
};

export type NavigationWords = typeof en;
