/** The charts of the reports, in a chunk of their own: bars and lines with their values written beside them. */
import { Bar, BarChart, LabelList, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from "recharts";
import classes from "./insight.module.css";

export interface BarValue {
  label: string;
  value: number;
  /** What stands at its end. */
  text: string;
}

export function Bars({ values }: { values: BarValue[] }) {
  return (
    <div className={classes.chart}>
      <ResponsiveContainer>
        <BarChart
          accessibilityLayer={false}
          data={values}
          layout="vertical"
          margin={{ top: 0, right: 96, bottom: 0, left: 8 }}
        >
          <XAxis type="number" hide />
          <YAxis
            type="category"
            dataKey="label"
            width={128}
            tickLine={false}
            stroke="currentColor"
            interval={0}
          />
          <Bar dataKey="value" fill="var(--primary)" isAnimationActive={false}>
            <LabelList dataKey="text" position="right" fill="currentColor" />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

export interface LineValue {
  label: string;
  values: (number | null)[];
}

/** Told apart by their dashes as well as by their colours. */
const strokes = [
  { stroke: "var(--primary)", strokeDasharray: "0" },
  { stroke: "var(--danger)", strokeDasharray: "6 4" },
];

export function Lines({ points, names }: { points: LineValue[]; names: string[] }) {
  const data = points.map(({ label, values }) => ({
    label,
    ...Object.fromEntries(values.map((value, index) => [`line${index}`, value])),
  }));
  return (
    <div className={classes.chart}>
      <ResponsiveContainer>
        <LineChart accessibilityLayer={false} data={data} margin={{ top: 24, right: 24, bottom: 0, left: 0 }}>
          <XAxis dataKey="label" stroke="currentColor" tickLine={false} minTickGap={24} />
          <YAxis stroke="currentColor" tickLine={false} width={44} />
          {names.map((name, index) => (
            <Line
              key={name}
              dataKey={`line${index}`}
              name={name}
              connectNulls
              strokeWidth={2}
              isAnimationActive={false}
              {...strokes[index % strokes.length]}
            >
              <LabelList
                content={({ x, y, index: at }) =>
                  at === points.length - 1 ? (
                    <text x={Number(x) - 4} y={Number(y) - 10} textAnchor="end" fill="currentColor">
                      {name}
                    </text>
                  ) : null
                }
              />
            </Line>
          ))}
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
