/** One's own profile, or one that somebody has published. */
import { ProfilePage } from "./ProfilePage.tsx";
import { PublishedPage } from "./PublishedPage.tsx";

export const Profiles = ({ link }: { readonly link: string | undefined }) =>
  link === undefined ? <ProfilePage /> : <PublishedPage key={link} link={link} />;
