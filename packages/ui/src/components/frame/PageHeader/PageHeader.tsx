import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { RootProps } from '../../props.ts';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps extends RootProps {
  /** The page's name, its only first-level heading. */
  title: string;
  /** The way to this page: a `Breadcrumb`. */
  breadcrumb?: ReactNode;
  /** A quiet line under the title. */
  description?: ReactNode;
  /** What can be done with the page, at the right. */
  actions?: ReactNode;
}

// What measures the room cannot be laid out by it.
const Root = styled('div', { containerType: 'inline-size', paddingBlock: '$4 $3' });

const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '$2 $4',
});

const Words = styled('div', { minWidth: 0, flex: '1 1 240px' });

const Title = styled('h1', {
  fontSize: '$title',
  fontWeight: '$strong',
  letterSpacing: '$tight',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  '@container (min-width: 560px)': { fontSize: '$heading' },
});

const Description = styled('div', { marginTop: '$1', quiet: '$small' });

const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  '@print': { display: 'none' },
});

/** The top of a page: where it stands, what it is called, what can be done with it. */
export function PageHeader({ title, breadcrumb, description, actions, ...rest }: PageHeaderProps) {
  return (
    <Root {...rest}>
      <Row>
        <Words>
          {breadcrumb}
          <Title>{title}</Title>
          {description && <Description>{description}</Description>}
        </Words>
        {actions && <Actions>{actions}</Actions>}
      </Row>
    </Root>
  );
}
