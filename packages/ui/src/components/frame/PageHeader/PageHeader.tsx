import { useId, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { RootProps } from '../../props.ts';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps extends RootProps {
  /** The page's name, its only first-level heading. */
  title: string;
  /** The way to this page: a `Breadcrumb`. */
  breadcrumb?: ReactNode;
  /** A quiet line beside the title, or under it where there is no room. */
  description?: ReactNode;
  /** What can be done with the page, at the right. */
  actions?: ReactNode;
  /** Without space above and below, in a bar that has its own. @default false */
  flush?: boolean;
}

// What measures the room cannot be laid out by it.
const Root = styled('div', {
  containerType: 'inline-size',
  paddingBlock: '$4 $3',
  variants: { flush: { true: { paddingBlock: 0 } } },
});

const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '$2 $4',
});

const Words = styled('div', { minWidth: 0, flex: '1 1 240px' });

const Line = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '$3' });

const Title = styled('h1', {
  fontSize: '$title',
  fontWeight: '$strong',
  letterSpacing: '$tight',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  '@container (min-width: 560px)': { fontSize: '$heading' },
});

const Description = styled('div', { minWidth: 0, quiet: '$small' });

const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  '@print': { display: 'none' },
});

/** The top of a page: where it stands, what it is called, what can be done with it. */
export function PageHeader(props: PageHeaderProps) {
  const { title, breadcrumb, description, actions, flush = false, ...rest } = props;
  const descriptionId = useId();
  return (
    <Root {...rest} flush={flush}>
      <Row>
        <Words>
          {breadcrumb}
          <Line>
            <Title aria-describedby={description ? descriptionId : undefined}>{title}</Title>
            {description && <Description id={descriptionId}>{description}</Description>}
          </Line>
        </Words>
        {actions && <Actions>{actions}</Actions>}
      </Row>
    </Root>
  );
}
