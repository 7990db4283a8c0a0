import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { LinkButton } from '../ui/buttons/link-button.tsx';

/** The way back to what a page is a part of, above its heading. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <LinkButton kind="quiet" icon={<ArrowLeft />} render={<Link to={to} />}>
    {children}
  </LinkButton>
);
