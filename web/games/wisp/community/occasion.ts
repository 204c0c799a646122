/** A published level that is played: which one, and what it is called. */

export interface PublishedOccasion {
  readonly id: string;
  readonly title: string;
}

export const publishedAbout = ({ id, title }: PublishedOccasion): string => `${id} ${title}`;

export const publishedIn = (about: string): PublishedOccasion => {
  const cut = about.indexOf(" ");
  return cut < 0 ? { id: about, title: "" } : { id: about.slice(0, cut), title: about.slice(cut + 1) };
};
