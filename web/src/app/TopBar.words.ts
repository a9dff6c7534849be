// Words of the top bar that no other place needs.
const en = {
  places: "Places",
  skip: "Skip to the content",
  other: "Português",
  otherTag: "pt",
  toEvening: "Evening light",
  toDay: "Daylight",
};
const pt: typeof en = {
  places: "Lugares",
  skip: "Saltar para o conteúdo",
  other: "English",
  otherTag: "en",
  toEvening: "Luz da noite",
  toDay: "Luz do dia",
};
/** The words, in both languages. */
export const words = { en, pt };
