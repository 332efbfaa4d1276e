/** Where educators look for work and where jobs are open: states as outlines, a circle for each ZIP. */
import { geoAlbersUsa } from "d3-geo";
import { useMapShapes } from "#features/places/screens/map/use-map-shapes.ts";
import classes from "./insight.module.css";

const size = { width: 960, height: 600 };
const plane = geoAlbersUsa()
  .scale(1280)
  .translate([size.width / 2, size.height / 2]);
const maxRadius = 24;

interface Place {
  id: string;
  lat: number;
  lng: number;
  educators: number;
  jobs: number;
}

export function ZipMap({ rows }: { rows: readonly Place[] }) {
  const { states } = useMapShapes(plane, false);
  const most = Math.max(1, ...rows.map(({ educators, jobs }) => educators + jobs));
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={classes.map}>
      {states.map((shape) => (
        <path key={shape.id} d={shape.path()} className={classes.land} />
      ))}
      {rows.map(({ id, lat, lng, educators, jobs }) => {
        const at = plane([lng, lat]);
        const radius = 3 + maxRadius * Math.sqrt((educators + jobs) / most);
        return (
          at && (
            <circle
              key={id}
              cx={at[0]}
              cy={at[1]}
              r={radius}
              className={jobs > educators ? classes.short : classes.enough}
            />
          )
        );
      })}
    </svg>
  );
}
