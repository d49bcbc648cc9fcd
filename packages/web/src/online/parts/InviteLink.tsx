/** The link to send to a friend: by the name that others know the server by, where it was told one. */
import { useEffect, useState } from 'preact/hooks';
import { online } from '../../words/online.js';
import { gamesHere } from '../api.js';
import { CopyLink } from './CopyLink.js';
import { LocalOnly } from './LocalOnly.js';

export function InviteLink({ invite }: { invite: string }) {
  const [base, setBase] = useState(location.href);
  useEffect(() => {
    void gamesHere().then((here) => here.ok && here.value.public && setBase(here.value.public));
  }, []);
  const link = new URL(invite, base);
  return (
    <>
      <CopyLink label={online.waiting.link} link={link.href} />
      <LocalOnly host={link.hostname} />
    </>
  );
}
